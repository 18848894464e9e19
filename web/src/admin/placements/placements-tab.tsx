import {
  consentStates,
  messages,
  placementList,
  type ShownConsent,
  type StoredPlacement,
  type Placement,
} from '@institute/schema';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { BadgeCheck, FileCheck } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../lib/api/api-client.ts';
import { ConsentDialog } from '../proof/consents/consent-dialog.tsx';
import { useConsents } from '../proof/consents/use-consents.ts';
import { CollectionTab } from '../list/collection-tab.tsx';
import type { Column } from '../list/list-row.tsx';
import { SecondLine } from '../list/second-line.tsx';
import { StateDot, type StateKind } from '../list/state-dot.tsx';
import { useRowPages } from '../list/use-rows.ts';
import { ByWidth } from '../shell/by-width.tsx';
import { useMay } from '../shell/session.ts';
import { tabPath } from '../shell/tabs.ts';
import { PeriodFigures } from '../proof/records/period-figures.tsx';
import { RecordDialog } from '../proof/records/record-dialog.tsx';
import { StatsEditor } from './stats-editor.ts';
import { usePlacementRecords } from '../proof/records/use-placement-records.ts';
import { paths } from '../../config/paths.ts';
import type { Field } from '../editor/form/field.ts';
import type { CollectionTask } from '../list/collection-editor.tsx';
import { storedNow } from '../content/stored-now.ts';
import { quiet } from '../shell/quiet.ts';

const blank: Placement = { studentName: '', course: '', company: '', position: '' };

const fields: Field<Placement>[] = [
  { kind: 'text', name: 'studentName', label: 'Student name', wide: true },
  { kind: 'text', name: 'course', label: 'Course', wide: true },
  { kind: 'text', name: 'company', label: 'Company', wide: true },
  { kind: 'text', name: 'position', label: 'Position', wide: true },
];

export const placementTask: CollectionTask<'placements'> = {
  name: 'placements',
  listTitle: 'Placements',
  nameOf: ({ studentName }) => studentName,
  blank,
  fields,
  preview: {
    part: 'Page',
    path: () => paths.placements,
    sections: { '': '[aria-labelledby="success-stories"]' },
    fill: (client, queries, values) =>
      client.setQueryData(queries.placements().queryKey, {
        items: [{ _id: 'preview', ...storedNow, ...values }],
        counts: {},
        pages: 1,
      }),
  },
  failures: { create: messages.save.placement, update: messages.save.placement },
  called: 'Placement',
};

/** Stands in for an item id in the address of the statistics. */
const statistics = 'statistics';

/** Stands in for one in the address of what is counted. */
const counted = 'counted';

const consentDots = {
  asked: 'new',
  agreed: 'good',
  changeAsked: 'warning',
  cardChanged: 'warning',
  declined: 'bad',
  withdrawn: 'bad',
} as const satisfies Record<keyof typeof consentStates, StateKind>;

const columnsOf = (
  consents: ReadonlyMap<string, ShownConsent> | undefined,
): Column<StoredPlacement>[] => [
  {
    label: 'Student',
    always: true,
    cell: ({ position }) => <SecondLine>{position}</SecondLine>,
  },
  { label: 'Course', cell: ({ course }) => course },
  { label: 'Company', always: true, cell: ({ company }) => company },
  {
    label: 'Consent',
    cell: ({ _id, consent }) => {
      const state = consent ?? consents?.get(_id)?.state;
      if (!state) return <StateDot kind="draft">Not asked</StateDot>;
      return <StateDot kind={consentDots[state]}>{consentStates[state]}</StateDot>;
    },
  },
];

const back = (
  <Link component={RouterLink} to={tabPath('placements')} variant="body2">
    ← Placements
  </Link>
);

/** Placements can only be deleted together. */
const none = [] as const;

/** Placements, their records and consents, and their statistics. */
export function PlacementsTab({ item }: { readonly item: string | undefined }) {
  const asks = useMay('askConsent');
  const keeps = useMay('keepPlacementRecords');
  const { data: consents } = useConsents(asks);
  const { data: known } = usePlacementRecords(keeps);
  const rows = useRowPages(['placements'], placementList, (query) =>
    callApi('listPlacementRows', { query }),
  );
  const [asked, setAsked] = useState<StoredPlacement | null>(null);
  const [noted, setNoted] = useState<StoredPlacement | null>(null);
  if (item === statistics) return <StatsEditor back={back} />;
  if (item === counted && keeps) return <PeriodFigures back={back} />;
  return (
    <>
      <CollectionTab
        item={item}
        task={placementTask}
        rows={rows}
        nameOf={({ studentName }) => studentName}
        noun={['placement', 'placements']}
        failures={{
          list: messages.fetch.placements,
          item: messages.fetch.placements,
          delete: messages.delete.placement,
        }}
        columns={asks ? columnsOf(consents) : columnsOf(undefined).slice(0, -1)}
        deleted="placement of"
        many={none}
        pictureOf={({ studentName }) => ({ person: studentName })}
        actionsOf={(row) => [
          ...(asks ? [{ label: 'Consent', icon: BadgeCheck, run: () => setAsked(row) }] : []),
          ...(keeps && known
            ? [{ label: 'Record', icon: FileCheck, run: () => setNoted(row) }]
            : []),
        ]}
      >
        <Button
          {...quiet}
          component={RouterLink}
          to={tabPath('placements', statistics)}
          aria-label="Placement statistics"
        >
          <ByWidth phone="Statistics">Placement statistics</ByWidth>
        </Button>
        {keeps && (
          <Button
            {...quiet}
            component={RouterLink}
            to={tabPath('placements', counted)}
            aria-label="Figures from records"
          >
            <ByWidth phone="Figures">Figures from records</ByWidth>
          </Button>
        )}
      </CollectionTab>
      {asked && (
        <ConsentDialog
          kind="placement"
          findTarget={async () => asked._id}
          name={asked.studentName}
          course={asked.course}
          consent={consents?.get(asked._id)}
          onClose={() => setAsked(null)}
        />
      )}
      {noted && (
        <RecordDialog
          placement={noted}
          record={known?.records.find(({ _id }) => _id === noted._id)}
          onClose={() => setNoted(null)}
        />
      )}
    </>
  );
}
