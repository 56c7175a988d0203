export function glyphsJson(): string;
