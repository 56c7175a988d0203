export function faces(): Record<string, string>;
export function sprite(): string;
export function spriteModule(): string;
