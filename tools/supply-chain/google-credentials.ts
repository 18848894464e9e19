/** Credentials of Google and Firebase by their format, which secretlint's own rules do not know. */
const kinds = {
  'API key': /AIza[\w-]{35}/g,
  'OAuth client secret': /GOCSPX-[\w-]{28}/g,
  'OAuth access token': /ya29\.[\w-]{20,}/g,
  'OAuth refresh token': /\b1\/\/0[\w-]{40,}/g,
  'signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g,
};

interface Context {
  readonly report: (found: { message: object; range: readonly [number, number] }) => void;
  readonly createTranslator: (
    messages: object,
  ) => (id: string, values: Record<string, string>) => object;
}

interface Options {
  /** Values that are public by design. */
  readonly allowed?: readonly string[];
}

/** A rule for secretlint: reports each Google credential that is not in `allowed`. */
export const creator = {
  messages: { found: { en: (values: { kind: string }) => `found ${values.kind} of Google` } },
  meta: {
    id: 'google-credentials',
    recommended: true,
    type: 'scanner',
    supportedContentTypes: ['text'],
  },
  create(context: Context, { allowed = [] }: Options) {
    const translate = context.createTranslator(creator.messages);
    return {
      file({ content }: { content: string }) {
        for (const [kind, form] of Object.entries(kinds)) {
          for (const { 0: found, index } of content.matchAll(form)) {
            if (allowed.includes(found)) continue;
            const message = translate('found', { kind });
            context.report({ message, range: [index, index + found.length] });
          }
        }
      },
    };
  },
};
