import {
  builtFacts,
  feeTotal,
  addressOf,
  locale,
  root,
  institute,
  isByTeam,
  normalisePhone,
  pointOf,
  type Branch,
  type ContactInfo,
  type CourseSummary,
  type OfferedCourse,
  type StoredPost,
} from '@institute/schema';
import { ownFiles, paths } from '../../config/paths.ts';
import { title as blog } from '../../texts/en/blog.tsx';
import { title as courses } from '../../texts/en/courses.tsx';
import { home as homeName } from '../../texts/en/page-head.ts';
import type { SaidFacts } from '../content/own-facts.ts';
import { courseInstance, courseModes, isoDuration, scheduleFor } from './course-instance.ts';
import { metaDescription } from './meta-description.ts';
import { openingHours } from './opening-hours.ts';
import type { Subject } from './subject.ts';
import type { Thing } from './thing.ts';

/** Facts about the page that are not in its content. */
export interface PageAddresses {
  /** The site's own URL, without a trailing slash. */
  readonly site: string;
  /** URL of the share image. */
  readonly image: string;
  /** What an owner says of the institute. */
  readonly said?: SaidFacts | undefined;
}

const given = (text: string | undefined): string | undefined => text || undefined;

/** A phone number with the code of its country, which search engines need; as it was typed where it is none. */
const international = (number: string): string => normalisePhone(number) ?? number;

const instituteId = (site: string): string => `${site}/#institute`;

const nameOf = (said: SaidFacts | undefined): string => said?.name ?? builtFacts.name;

const provider = ({ site, said }: PageAddresses): Thing => ({
  '@type': 'EducationalOrganization',
  '@id': instituteId(site),
  name: nameOf(said),
  url: `${site}/`,
});

const postalAddress = ({
  address,
  city,
  state,
  zipCode,
  country,
}: Pick<Branch, 'address' | 'city' | 'zipCode'> &
  Partial<Pick<ContactInfo, 'state' | 'country'>>): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: given(address),
  addressLocality: given(city),
  addressRegion: given(state),
  postalCode: given(zipCode),
  addressCountry: given(country),
});

const placeOf = ({ name, address, city, zipCode, mapPoint, phone }: Branch): Thing => {
  const point = pointOf(mapPoint);
  return {
    '@type': 'Place',
    name,
    address: postalAddress({ address, city, zipCode }),
    telephone: given(phone) && international(phone),
    geo: point && { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lon },
  };
};

function organisation(
  info: ContactInfo | null | undefined,
  addresses: PageAddresses,
): readonly Thing[] {
  const { site, image, said } = addresses;
  const { registeredName, gstin, founded, city } = { ...builtFacts, ...said };
  return [
    {
      ...provider(addresses),
      '@type': ['Organization', 'EducationalOrganization', 'LocalBusiness'],
      name: said?.name ?? (info?.companyName || builtFacts.name),
      legalName: given(registeredName),
      taxID: given(gstin),
      foundingDate: given(founded),
      logo: `${site}${said ? ownFiles : ''}/icon-512.png`,
      image,
      ...(info && {
        ...(info.branches?.length && { location: info.branches.map(placeOf) }),
        // Search engines list no local business without an address.
        address: postalAddress({ ...info, city: info.city || city }),
        telephone: info.phone[0] && international(info.phone[0].number),
        email: info.email[0]?.address,
        contactPoint: info.phone.map(({ label, number }) => ({
          '@type': 'ContactPoint',
          contactType: given(label),
          telephone: international(number),
        })),
        openingHoursSpecification: openingHours(info.officeHours).map((hours) => ({
          '@type': 'OpeningHoursSpecification',
          ...hours,
        })),
      }),
    },
    {
      '@type': 'WebSite',
      name: nameOf(said),
      url: `${site}/`,
      publisher: { '@id': instituteId(site) },
    },
  ];
}

/** Details are only on the pages of the items, as search engines require for summary lists. */
const courseList = (listed: readonly CourseSummary[], { site }: PageAddresses): Thing => ({
  '@type': 'ItemList',
  name: courses,
  numberOfItems: listed.length,
  itemListElement: listed.map((course, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: site + root + paths.course(course.slug),
  })),
});

const course = (content: OfferedCourse, addresses: PageAddresses): Thing => {
  const { site, image } = addresses;
  const { slug, instructor, price, prerequisites, highlights, curriculum, fees } = content;
  const url = site + root + paths.course(slug);
  const length = isoDuration(content.duration);
  return {
    '@type': 'Course',
    name: content.title,
    description: metaDescription(content.shortDescription || content.description),
    url,
    educationalLevel: content.level,
    provider: provider(addresses),
    image,
    inLanguage: locale,
    timeRequired: length,
    coursePrerequisites: given(prerequisites),
    teaches: highlights,
    syllabusSections: curriculum.map(({ module }) => ({ '@type': 'Syllabus', name: module })),
    offers:
      price > 0
        ? {
            '@type': 'Offer',
            category: 'Paid',
            price: feeTotal(price, fees),
            priceCurrency: institute.currency.code,
            url,
          }
        : undefined,
    hasCourseInstance:
      content.batches.length > 0
        ? content.batches.map(courseInstance)
        : {
            '@type': 'CourseInstance',
            // As every course page of the first institute says; others have not said where.
            courseMode: institute.fixedTexts ? courseModes.hybrid : undefined,
            courseSchedule: scheduleFor(length),
            instructor: instructor ? { '@type': 'Person', name: instructor } : undefined,
          },
  };
};

const post = (content: StoredPost, addresses: PageAddresses): Thing => {
  const { site, image } = addresses;
  const { slug, title, excerpt, author, category, tags, publishedAt, createdAt, updatedAt } =
    content;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: metaDescription(excerpt),
    url: site + root + paths.post(slug),
    mainEntityOfPage: site + root + paths.post(slug),
    image,
    datePublished: publishedAt ?? createdAt,
    dateModified: updatedAt,
    author: isByTeam(author) ? provider(addresses) : { '@type': 'Person', name: author },
    publisher: provider(addresses),
    articleSection: category,
    keywords: given(tags.join(', ')),
    inLanguage: locale,
  };
};

/** Breadcrumbs from home; the steps are names with paths. */
const breadcrumbs = (site: string, steps: readonly (readonly [string, string])[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site + addressOf(path),
  })),
});

const home = [homeName, paths.home] as const;

function things(subject: Subject, addresses: PageAddresses): readonly Thing[] {
  const { site } = addresses;
  switch (subject.kind) {
    case 'institute':
      return organisation(subject.info, addresses);
    case 'courses':
      return [courseList(subject.courses, addresses)];
    case 'course': {
      const { title, slug } = subject.course;
      const steps = [home, [courses, paths.courses], [title, paths.course(slug)]] as const;
      return [course(subject.course, addresses), breadcrumbs(site, steps)];
    }
    case 'post': {
      const { title, slug } = subject.post;
      const steps = [home, [blog, paths.blog], [title, paths.post(slug)]] as const;
      return [post(subject.post, addresses), breadcrumbs(site, steps)];
    }
  }
}

/** The subject of the page as JSON-LD (schema.org). */
export const jsonLd = (subject: Subject, addresses: PageAddresses): Thing => ({
  '@context': 'https://schema.org',
  '@graph': things(subject, addresses),
});
