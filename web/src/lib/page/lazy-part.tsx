import { use, type ComponentType } from 'react';

/** A lazily loaded component, rendered synchronously once its code is there. */
export interface LazyPart<Props extends object> {
  readonly preload: () => Promise<ComponentType<Props>>;
  readonly Part: ComponentType<Props>;
}

/** Unlike React's `lazy`, it retries loading after a failure. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const preload = () => {
    if (loading) return loading;
    const part = load();
    part.then(
      // From a promise that says so, `use` returns at once.
      (value) => Object.assign(part, { status: 'fulfilled', value }),
      () => (loading = undefined),
    );
    loading = part;
    return part;
  };
  function Part(props: Props) {
    const Loaded = use(preload());
    return <Loaded {...props} />;
  }
  return { preload, Part };
}
