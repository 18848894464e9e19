/** A field that people neither see nor reach; what fills it in is a machine. */
export function HoneypotField({ name }: { readonly name: string }) {
  return (
    <p className="visually-hidden" aria-hidden="true">
      <label>
        Website
        <input name={name} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
