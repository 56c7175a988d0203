export function faces(): Record<string, string>;
export function sprite(): string;
export function spriteModules(): Record<string, string>;
