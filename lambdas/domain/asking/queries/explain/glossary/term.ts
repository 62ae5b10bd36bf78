/** An entry of the glossary. */
export interface Term {
  /** As a heading. */
  readonly term: string;
  /** How a question writes it: lower case, separated by `|`; the first is used in prompts. */
  readonly said: string;
  /** One to three sentences. */
  readonly meaning: string;
  readonly example?: string;
}
