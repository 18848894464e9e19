import {
  claimRecords,
  claimUpdate,
  dayAfter,
  evidenceHelp,
  localDay,
  recordOfKind,
  type LedgerLine,
} from '@institute/schema';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useOwnFacts } from '../../../lib/content/own-facts.ts';
import { notifyFailure } from '../../../lib/notifications/notify-failure.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { reasonOf } from '../../account/reason-of.ts';
import { problemsOf, type Problems } from '../../editor/form/problems-of.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { SidePanel } from '../../list/side-panel.tsx';
import { StateDot } from '../../list/state-dot.tsx';
import { Dots, EvidenceFacts, OtherClaims, WhereShown } from './claim-facts.tsx';
import { conditions, isVerified, sourceText } from './conditions.ts';
import { useUnsaved } from '../../shell/unsaved.ts';
import { SourceField } from './source-field.tsx';
import { splitClaim } from './split-claim.ts';
import { useReloadLedger } from './use-ledger.ts';

interface Field {
  readonly name: 'period' | 'periodInTamil' | 'basis' | 'basisInTamil' | 'asOf' | 'validUntil';
  readonly label: string;
  readonly type: 'text' | 'date';
  /** Asked for only where the site has that language. */
  readonly lang?: 'ta';
}

const fields: readonly Field[] = [
  { name: 'period', label: 'Period', type: 'text' },
  { name: 'periodInTamil', label: 'Period in Tamil', type: 'text', lang: 'ta' },
  { name: 'basis', label: 'Basis', type: 'text' },
  { name: 'basisInTamil', label: 'Basis in Tamil', type: 'text', lang: 'ta' },
  { name: 'asOf', label: 'As of', type: 'date' },
  { name: 'validUntil', label: 'Valid until', type: 'date' },
];

/** What new evidence begins with: counted today, valid for a year. */
function usualDays(): Partial<Record<Field['name'], string>> {
  const asOf = localDay(new Date());
  return { asOf, validUntil: dayAfter(asOf, 364) };
}

interface ClaimPanelProps {
  readonly line: LedgerLine;
  /** The claims that are counted from the same. */
  readonly fromSame: readonly LedgerLine[];
  readonly onClose: () => void;
  /** The evidence was saved or withdrawn. */
  readonly onDone: () => void;
}

/** What backs a claim, and where it stands; its text is the site's. */
export function ClaimPanel({ line, fromSame, onClose, onDone }: ClaimPanelProps) {
  const { _id: id, kind, record, condition } = line;
  const [figure, rest] = splitClaim(line);
  const [, share] = /^(\d+)%$/.exec(figure) ?? [];
  const formId = useId();
  const reload = useReloadLedger();
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const [source, setSource] = useState(record?.source ?? '');
  const [hasChanges, setHasChanges] = useState(false);
  useUnsaved(
    hasChanges,
    useCallback(() => setHasChanges(false), []),
  );
  const form = useRef<HTMLFormElement>(null);
  const { tamil } = useOwnFacts();
  /** What the fields were filled from: what someone else saves meanwhile is a conflict. */
  const [opened] = useState(record);
  const [begun] = useState(() => record ?? usualDays());
  const isGiven = kind === 'testimonial' || record?.computed === true;
  const [editing, setEditing] = useState(!isGiven && !isVerified(line));
  const canWithdraw = record !== null && condition !== 'withdrawn';

  function fail(found: Problems): void {
    setProblems(found);
    const [first = ''] = Object.keys(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  function edit(): void {
    flushSync(() => setEditing(true));
    form.current?.querySelector('input')?.focus();
  }

  async function save(state: 'backed' | 'withdrawn') {
    if (busy) return;
    const typed =
      isGiven || state === 'withdrawn'
        ? record
        : { ...opened, ...Object.fromEntries(new FormData(form.current!)), source };
    const { data: body, error } = claimUpdate.safeParse({
      ...typed,
      state,
      updatedAt: typed?.updatedAt,
    });
    if (error) return fail(problemsOf(error));
    setBusy(true);
    setProblems({});
    try {
      await callApi('saveClaim', { id, body });
      notify('success', state === 'backed' ? 'Evidence saved' : 'Claim withdrawn');
      await reload();
      onDone();
    } catch (failure) {
      setBusy(false);
      if (state === 'withdrawn') return notifyFailure(failure, 'The claim could not be withdrawn');
      const found = failure instanceof ApiError ? failure.fields : {};
      fail(Object.keys(found).length > 0 ? found : { period: reasonOf(failure) });
    }
  }

  return (
    <SidePanel
      title={figure}
      onClose={() => !busy && onClose()}
      actions={
        <>
          {canWithdraw && (
            <Button
              color="error"
              disabled={busy}
              onClick={() => void save('withdrawn')}
              sx={{ marginRight: 'auto' }}
            >
              Withdraw
            </Button>
          )}
          {!isGiven && !editing && (
            <Button variant="contained" onClick={edit}>
              Edit evidence
            </Button>
          )}
          {editing && (
            <BusyButton type="submit" form={formId} busy={busy} busyLabel="Saving...">
              Save evidence
            </BusyButton>
          )}
        </>
      }
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{rest}</Typography>
      <StateDot kind={conditions[condition].dot}>{conditions[condition].label}</StateDot>
      {share && <Dots share={Number(share)} />}
      {record && !editing ? (
        <EvidenceFacts record={record} />
      ) : (
        <Typography color="textSecondary" sx={{ marginTop: 0.5 }}>
          {sourceText(line)}
        </Typography>
      )}
      <form
        ref={form}
        id={formId}
        noValidate
        onChange={() => setHasChanges(true)}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void save('backed');
        }}
      >
        {editing && (
          <Stack sx={{ gap: 2, paddingTop: 2.5 }}>
            {fields
              .filter(({ lang }) => tamil || !lang)
              .map(({ name, label, type, lang }) => (
                <TextField
                  key={name}
                  name={name}
                  label={label}
                  type={type}
                  defaultValue={begun[name] ?? ''}
                  autoComplete="off"
                  error={problems[name] !== undefined}
                  helperText={problems[name] ?? evidenceHelp[name]}
                  slotProps={{
                    ...(type === 'date' && { inputLabel: { shrink: true } }),
                    htmlInput: { lang },
                    formHelperText: problems[name] === undefined ? {} : { role: 'alert' },
                  }}
                />
              ))}
            {!recordOfKind(kind) && (
              <TextField
                id="record"
                select
                name="record"
                label="Record"
                defaultValue={record?.record ?? 'other'}
                helperText={evidenceHelp.record}
                slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
              >
                {Object.entries(claimRecords).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </TextField>
            )}
            <SourceField
              value={source}
              onChange={(link) => {
                setSource(link);
                setHasChanges(true);
              }}
              problem={problems['source']}
            />
          </Stack>
        )}
      </form>
      <WhereShown line={line} />
      <OtherClaims lines={fromSame} />
    </SidePanel>
  );
}
