import type { Language } from '../language.ts';
import { counted } from './en/counted.ts';
import { dates } from './en/dates.ts';
import { timeName } from './en/locale.ts';
import { taughtIn } from './en/names.ts';
import { batchModes, demoModes } from './en/offer.ts';
import { counted as countedInTamil } from './ta/counted.ts';
import { dates as datesInTamil } from './ta/dates.ts';
import { timeName as timeNameInTamil } from './ta/locale.ts';
import { taughtIn as taughtInTamil } from './ta/names.ts';
import { batchModes as batchModesInTamil, demoModes as demoModesInTamil } from './ta/offer.ts';

/** Texts by language, for mails, calendars and stored figures: what writes them runs in all languages. */
export const textsIn: Readonly<
  Record<
    Language,
    {
      readonly counted: typeof counted;
      readonly dates: typeof dates;
      readonly timeName: string;
      readonly batchModes: Readonly<Record<keyof typeof batchModes, string>>;
      readonly demoModes: Readonly<Record<keyof typeof demoModes, string>>;
      readonly taughtIn: typeof taughtIn;
    }
  >
> = {
  en: { counted, dates, timeName, batchModes, demoModes, taughtIn },
  ta: {
    counted: countedInTamil,
    dates: datesInTamil,
    timeName: timeNameInTamil,
    batchModes: batchModesInTamil,
    demoModes: demoModesInTamil,
    taughtIn: taughtInTamil,
  },
};
