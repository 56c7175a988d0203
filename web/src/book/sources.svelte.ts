// Whether the book says beside each sentence where it is taken from: a reader who wants to know asks for it.

export const sources: { shown: boolean } = $state({ shown: false });
