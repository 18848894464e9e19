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
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const preload = () => {
    loading ??= load().then(
      (part) => (loaded = part),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function Part(props: Props) {
    const Loaded = loaded ?? use(preload());
    return <Loaded {...props} />;
  }
  return { preload, Part };
}
