/** Asks once and keeps the answer; a failure is asked again. */
export function once<Answer>(question: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | null = null;
  return () => {
    asked ??= question().catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}
