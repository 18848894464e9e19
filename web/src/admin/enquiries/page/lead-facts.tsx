import { courseLabel, languageNames, optionLabel, type StoredEnquiry } from '@institute/schema';
import { CopiedText } from '../../shell/copied-text.tsx';
import { FactList, type Fact } from '../../shell/fact-list.tsx';
import { timeText } from '../../editor/time-text.ts';
import { AskedBatch, BatchLink } from './asked-batch.tsx';
import { consentText } from './lead-texts.ts';

/** What was asked and how, as a list; what is not known is left out. */
export function LeadFacts({ enquiry }: { readonly enquiry: StoredEnquiry }) {
  const { _id, course, batch, enrolment, qualification, experience, placementRequired } = enquiry;
  const facts: readonly Fact[] = [
    ['Course', courseLabel(course) || 'No course chosen'],
    ['Asked about', batch && <AskedBatch key={batch.id} batch={batch} />],
    ['Enrolled in', enrolment && <BatchLink key={enrolment.id} batch={enrolment} />],
    ['Qualification', optionLabel('qualification', qualification)],
    ['Experience', optionLabel('experience', experience)],
    ['Placement support', optionLabel('placement', placementRequired)],
    [
      'Came from',
      [enquiry.source, enquiry.imported?.source, enquiry.page && `from ${enquiry.page}`]
        .filter(Boolean)
        .join(', '),
    ],
    ['Language', enquiry.language && languageNames[enquiry.language]],
    ['City', enquiry.imported?.city],
    ['Received', timeText(enquiry.createdAt)],
    ['Consent', consentText(enquiry)],
    ['Notes', enquiry.notes],
    ['_id', <CopiedText key="_id" what={`_id of ${enquiry.name}`} text={_id} />],
  ];
  return <FactList facts={facts} sx={{ margin: 0 }} />;
}
