import { answerTargetMinutes, answerWaits, type Report } from '@institute/schema';
import { noneYet, outcomes, percent, sum, type Chart, type Tone } from './chart.ts';

const targetHours = answerTargetMinutes / 60;

const labelOf = (hours: number, index: number): string => {
  const from = answerWaits[index - 1];
  if (from === undefined) return `Up to ${hours}`;
  return hours === Infinity ? `Over ${from}` : `${from}–${hours}`;
};

const toneOf = (hours: number): Tone => (hours <= targetHours ? 'main' : 'mark');

/** How long people waited for the first answer; those without one for over a day stand last. */
export function waits({ waits: counts, answering: { late } }: Report): Chart {
  return {
    title: 'How long people waited for the first answer',
    shape: 'columns',
    row: 'Hours until the first answer',
    unit: outcomes.leads,
    labels: [...answerWaits.map(labelOf), noneYet],
    filter: { name: 'wait', by: 'row' },
    series: [{ name: outcomes.leads, values: [...counts, late], tone: 'main' }],
    rowTones: [...answerWaits.map(toneOf), 'bad'],
    isStacked: false,
    texts: [
      { name: 'Share', values: [...counts, late].map((each) => percent(each, sum(counts) + late)) },
    ],
  };
}

/** How many waited longer than promised, and how many of them still do. */
export function waitsText({ answering: { answered, inTime, late } }: Report): string {
  const [all, over] = [answered + late, answered - inTime + late];
  if (all === 0) return 'No one had to be answered';
  if (over === 0) return `All ${all} were answered within ${targetHours} hours`;
  const still = late > 0 ? `; ${late} of them still wait` : '';
  return `${over} of ${all} waited longer than ${targetHours} hours (${percent(over, all)})${still}`;
}
