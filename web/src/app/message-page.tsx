import { ButtonLink } from '../components/button.tsx';
import { PlainPage } from '../components/plain-page.tsx';

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  /** Where to go from here. */
  readonly way: { readonly to: string; readonly name: string };
}

/** A page with one text, such as why something failed. */
export const MessagePage = ({ title, text, way }: MessagePageProps) => (
  <PlainPage title={title} description={text}>
    <h1>{title}</h1>
    <p>{text}</p>
    <p>
      <ButtonLink to={way.to} kind="secondary">
        {way.name}
      </ButtonLink>
    </p>
  </PlainPage>
);
