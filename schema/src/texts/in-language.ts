import type { Language } from '../language.ts';
import { dates } from './en/dates.ts';
import { timeName } from './en/locale.ts';
import { taughtIn } from './en/names.ts';
import { batchModes, demoModes } from './en/offer.ts';
import { dates as datesInTamil } from './ta/dates.ts';
import { timeName as timeNameInTamil } from './ta/locale.ts';
import { taughtIn as taughtInTamil } from './ta/names.ts';
import { batchModes as batchModesInTamil, demoModes as demoModesInTamil } from './ta/offer.ts';

/** Texts by language, for mails and calendars: what writes them runs in all languages. */
export const textsIn: Readonly<
  Record<
    Language,
    {
      readonly dates: typeof dates;
      readonly timeName: string;
      readonly batchModes: Readonly<Record<keyof typeof batchModes, string>>;
      readonly demoModes: Readonly<Record<keyof typeof demoModes, string>>;
      readonly taughtIn: typeof taughtIn;
    }
  >
> = {
  en: { dates, timeName, batchModes, demoModes, taughtIn },
  ta: {
    dates: datesInTamil,
    timeName: timeNameInTamil,
    batchModes: batchModesInTamil,
    demoModes: demoModesInTamil,
    taughtIn: taughtInTamil,
  },
};
