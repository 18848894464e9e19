/**
 * The script of a form that the server renders: takes what was typed along, in this tab alone, where the link to the
 * other language is followed (tamil-7). The consent is given again. A form that came back with mistakes gets its own
 * address, so that Back and a reload send nothing again.
 */
export const keepTyped = `const form = document.querySelector('main form');
history.replaceState(null, '', form.action);
const kept = 'typed in a booking';
for (const link of document.querySelectorAll('a[hreflang]'))
  link.addEventListener('click', () => {
    sessionStorage.setItem(kept, JSON.stringify([...new FormData(form)]));
  });
const typed = JSON.parse(sessionStorage.getItem(kept) ?? '[]');
sessionStorage.removeItem(kept);
for (const [field, value] of typed)
  if (form.elements[field]?.value === '') form.elements[field].value = value;`;
