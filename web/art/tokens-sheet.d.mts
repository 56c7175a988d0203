export function tokensSheet(): string;
