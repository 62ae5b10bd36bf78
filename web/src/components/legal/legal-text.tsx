/** Numbered sections of a legal text, for a page and for a dialog. */
import { chakra } from '@chakra-ui/react/styled-system';

export interface LegalText {
  readonly title: string;
  /** The date of this version, and of the first one if they differ. */
  readonly updated: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

/** @param level of the headings, one below the heading above them */
export function LegalSections({ text, level }: { text: LegalText; level: 'h2' | 'h3' }) {
  return (
    <chakra.div display="grid" gap="6">
      <chakra.p textStyle="small" color="muted">
        Last updated: {text.updated}
      </chakra.p>
      {text.sections.map(({ title, paragraphs }, index) => (
        <chakra.section key={title} display="grid" gap="2">
          <chakra.h2 as={level} textStyle="name">
            {index + 1}. {title}
          </chakra.h2>
          {paragraphs.map((paragraph) => (
            <chakra.p key={paragraph} color="muted">
              {paragraph}
            </chakra.p>
          ))}
        </chakra.section>
      ))}
    </chakra.div>
  );
}
