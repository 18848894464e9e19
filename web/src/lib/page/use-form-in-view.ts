import { useEffect, type RefObject } from 'react';

/** Marks the document while a form is visible, so that floating links move out of the way. */
export function useFormInView(form: RefObject<Element | null>): void {
  useEffect(() => {
    if (!form.current) return;
    const mark = (inView: boolean) =>
      document.documentElement.toggleAttribute('data-form-in-view', inView);
    const observer = new IntersectionObserver((entries) =>
      mark(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(form.current);
    return () => {
      observer.disconnect();
      mark(false);
    };
  }, [form]);
}
