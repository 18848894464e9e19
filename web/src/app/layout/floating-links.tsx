import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { InvitationLink } from '../../components/invitation-link.tsx';
import { paths } from '../../config/paths.ts';
import { courseStep } from '../../features/courses/course/course-step.ts';
import { demoStep } from '../../features/demo/demo-step.ts';
import { useContentQueries } from '../../lib/content/content-context.ts';
import { useInstitute } from '../../lib/content/use-institute.ts';
import { useShownCourse } from '../../lib/content/use-shown-course.ts';
import { chatLink, chatNumber } from '../../lib/links/phone-links.ts';
import { withCode } from '../../lib/visits/visit-code.ts';
import * as texts from '../../texts/en/layout.ts';
import styles from './floating-links.module.css';

/** Scroll distance from which the button to the top is shown, in pixels (routes-6). */
const scrollTopAfter = 300;

function useScrolledPast(distance: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const update = () => setPast(scrollY > distance);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [distance]);
  return past;
}

export interface StepProps {
  /** What to press next on a page that is not the app's. */
  readonly step?: ReactNode;
}

/** A WhatsApp chat with a prefilled message that names the current course, if there is a number. */
function useChatLink(course: string | undefined): string | undefined {
  const { data: info } = useQuery(useContentQueries().singleton('contactInfo'));
  const text = course ? texts.chatAbout(course) : texts.chatAboutCourses;
  const number = chatNumber(info?.phone ?? []);
  return number && chatLink(number, text);
}

/** Beside the form of a page. */
export const AskFirst = () => <p>{texts.askFirst}</p>;

/** What to press next on this page. */
function NextStep() {
  const { pathname } = useLocation();
  const course = useShownCourse();
  const own = course ? (
    <courseStep.Component course={course} />
  ) : (
    pathname === paths.demo && <demoStep.Component />
  );
  // Of each page its own: a step whose code cannot be loaded holds up no navigation.
  if (own) return <Suspense key={pathname}>{own}</Suspense>;
  if (pathname === paths.contact) return <AskFirst />;
  return pathname === paths.batches || pathname === paths.trainers ? (
    <InvitationLink to={paths.demo}>{texts.demoClass}</InvitationLink>
  ) : (
    <InvitationLink to={paths.freeDemo}>{texts.freeDemo}</InvitationLink>
  );
}

/**
 * Chat, map and back to top: beside the text on wide screens, on phones a bar at the foot, with what
 * to press next. It covers no form.
 */
export function FloatingLinks({ step }: StepProps) {
  const { map } = useInstitute();
  const chat = useChatLink(useShownCourse()?.title);
  const scrolled = useScrolledPast(scrollTopAfter);
  return (
    <aside className={styles.links} aria-label={texts.shortcuts}>
      {step ?? <NextStep />}
      {scrolled && (
        <button
          type="button"
          className={styles.link}
          aria-label={texts.toTop}
          onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
        >
          <Icon shape="M12 20V5m-7 7 7-7 7 7" />
        </button>
      )}
      <a
        className={styles.link}
        href={map}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={texts.onMap}
      >
        <Icon shape="M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11zm0-13a2 2 0 1 0 .1 0z" />
      </a>
      {chat && (
        <a
          className={styles.link}
          href={chat}
          onClick={({ currentTarget }) => {
            currentTarget.href = withCode(chat);
          }}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={texts.onWhatsApp}
        >
          <Icon shape="M4 20l1-4a8 8 0 1 1 3 3zm5-9h6m-6 3h4" />
        </a>
      )}
    </aside>
  );
}

function Icon({ shape }: { readonly shape: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path
        d={shape}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
