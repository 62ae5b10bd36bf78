/** The link to a prediction's page. */
import { TextLink } from '../../../components/ui/controls/text-link.tsx';
import { paths } from '../../../paths.ts';

/** @param name of the pick, for those who hear the link without its card */
export function DetailsLink({ id, name }: { id: string; name: string }) {
  return (
    <TextLink
      to={paths.account.prediction(id)}
      aria-label={`View Details of ${name}`}
      textStyle="small"
      whiteSpace="nowrap"
      paddingY="3"
    >
      View Details
    </TextLink>
  );
}
