import type { StoredEnquiry, StoredTemplate, TemplateChannel } from '@institute/schema';

/** The templates of a channel, those in the language of an enquiry first. */
export function fittingTemplates(
  templates: readonly StoredTemplate[],
  channel: TemplateChannel,
  { language = 'en' }: Pick<StoredEnquiry, 'language'>,
): readonly StoredTemplate[] {
  const isFirst = (each: StoredTemplate) => Number(each.language === language);
  return templates
    .filter((each) => each.channel === channel)
    .toSorted((one, other) => isFirst(other) - isFirst(one));
}
