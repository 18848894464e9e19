import type { ClaimingContent, Singleton, SingletonContent } from '../../kinds/kinds.ts';
import { hiringPartnersOf } from '../../placements/hiring-partners.ts';
import { localDay } from '../../fields/local-time.ts';
import { noteKey } from './claim-kinds.ts';
import { claimOf, placementFigures, type Claim, type PlacementFigure } from './claims-of.ts';
import type { Note } from './notes.ts';

/** By `noteKey`. Only content of which nothing unbacked is shown has it. */
export type Notes = Readonly<Record<string, Note>>;

export type Shown<Name extends ClaimingContent> = SingletonContent[Name] & {
  readonly notes: Notes;
};

/** Content as pages get it. */
export type WithNotes<Name extends Singleton> = SingletonContent[Name] & {
  readonly notes?: Notes;
};

/** What visitors are told of a claim that is backed; undefined for any other. */
export type NoteOf = (claim: Claim) => Note | undefined;

/** The basis that figures are read from, whatever the language of the note; empty without one. */
export const englishBasisOf = (note: Note | undefined): string =>
  note?.englishBasis ?? note?.basis ?? '';

/** Whether a claim that is valid until a day still is: until that local day ends. */
export const isValidOn = ({ validUntil }: { readonly validUntil: string }, now: Date): boolean =>
  validUntil >= localDay(now);

/**
 * Decides what may be shown: the content without the claims that are not backed (claims-2), and with
 * a note of each that is.
 */
export function shownContent<Name extends ClaimingContent>(
  name: Name,
  content: SingletonContent[Name],
  noteOf: NoteOf,
): Shown<Name> {
  const notes: Record<string, Note> = {};
  const isBacked = (claim: Claim): boolean => {
    const note = noteOf(claim);
    if (note !== undefined && claim.kind !== 'testimonial') notes[noteKey(claim)] = note;
    return note !== undefined;
  };
  const kept: { [Each in ClaimingContent]: (from: SingletonContent[Each]) => object } = {
    home: ({ stats, testimonials }) => ({
      stats: stats.filter((stat) => isBacked(claimOf.stat(stat))),
      testimonials: testimonials.filter((each) => isBacked(claimOf.testimonial(each))),
    }),
    about: ({ achievements }) => ({
      achievements: achievements.filter((each) => isBacked(claimOf.achievement(each))),
    }),
    trustStats: (from) => ({
      ...(!isBacked(claimOf.students(from)) && { studentCount: '', studentLabel: '' }),
      ratingPlatforms: from.ratingPlatforms.filter(
        (each) => each.isActive && isBacked(claimOf.rating(each)),
      ),
    }),
    placementStats: (from) => {
      const namesPartners = isBacked(claimOf.partners(hiringPartnersOf(from)));
      const isHidden = (field: PlacementFigure) =>
        from[field] && !isBacked(claimOf.placement(field, from[field], from.labels));
      return {
        ...Object.fromEntries(placementFigures.filter(isHidden).map((field) => [field, ''])),
        ...(from.hiringPartners && !namesPartners && { hiringPartners: [] }),
      };
    },
  };
  return { ...content, ...kept[name](content), notes };
}
