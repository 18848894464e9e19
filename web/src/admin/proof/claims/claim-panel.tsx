import {
  claimKinds,
  claimRecords,
  claimUpdate,
  evidenceHelp,
  recordOfKind,
  type LedgerLine,
} from '@institute/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useRef, useState, type SubmitEvent } from 'react';
import { dotPath } from '../../../components/pictures/dot-path.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useOwnFacts } from '../../../lib/content/own-facts.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';
import { reasonOf } from '../../account/reason-of.ts';
import { problemsOf, type Problems } from '../../editor/form/problems-of.ts';
import { BusyButton } from '../../shell/busy-button.tsx';
import { SidePanel } from '../../list/side-panel.tsx';
import { StateDot } from '../../list/state-dot.tsx';
import { conditions, sourceText } from './conditions.ts';
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

/** A share of a hundred, counted in dots as on the site. */
const Dots = ({ share }: { readonly share: number }) => (
  <Box
    component="svg"
    viewBox="0 0 500 20"
    aria-hidden="true"
    sx={{ marginTop: 1, fill: 'none', strokeLinecap: 'round', strokeDasharray: '0 10' }}
  >
    <path d={dotPath(0, share, 50)} stroke="var(--indigo)" strokeWidth="6.5" />
    <path d={dotPath(share, 100, 50)} stroke="var(--turmeric-deep)" strokeWidth="3.5" />
  </Box>
);

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
  const { _id: id, kind, path, record, condition } = line;
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
  const isGiven = kind === 'testimonial' || record?.computed === true;
  const canWithdraw = record !== null && condition !== 'withdrawn';

  function fail(found: Problems): void {
    setProblems(found);
    const [first = ''] = Object.keys(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  async function save(state: 'backed' | 'withdrawn') {
    if (busy) return;
    const typed =
      isGiven || state === 'withdrawn'
        ? record
        : { ...record, ...Object.fromEntries(new FormData(form.current!)), source };
    const { data: body, error } = claimUpdate.safeParse({
      ...typed,
      state,
      updatedAt: record?.updatedAt,
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
      const found = failure instanceof ApiError ? failure.fields : {};
      fail(Object.keys(found).length > 0 ? found : { period: reasonOf(failure) });
      setBusy(false);
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
          {!isGiven && (
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
      <Typography color="textSecondary" sx={{ marginTop: 0.5 }}>
        {sourceText(line)}
      </Typography>
      <Typography variant="h3" sx={{ marginTop: 2 }}>
        On the site
      </Typography>
      {path ? (
        <Link href={path} target="_blank" rel="noopener" sx={{ paddingBlock: 1 }}>
          {claimKinds[kind]}, {path}
        </Link>
      ) : (
        <Typography>No longer on the site</Typography>
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
        {!isGiven && (
          <Stack sx={{ gap: 2, paddingTop: 2.5 }}>
            {fields
              .filter(({ lang }) => tamil || !lang)
              .map(({ name, label, type, lang }) => (
                <TextField
                  key={name}
                  name={name}
                  label={label}
                  type={type}
                  defaultValue={record?.[name] ?? ''}
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
      {fromSame.length > 0 && (
        <>
          <Typography id="same-source" variant="h3" sx={{ marginTop: 2 }}>
            Also from this source
          </Typography>
          <Box component="ul" aria-labelledby="same-source" sx={{ margin: 0, padding: 0 }}>
            {fromSame.map(({ _id, text }) => (
              <li key={_id}>
                <Typography color="textSecondary" noWrap>
                  {text}
                </Typography>
              </li>
            ))}
          </Box>
        </>
      )}
    </SidePanel>
  );
}
