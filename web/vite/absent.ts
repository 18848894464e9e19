/**
 * Stands for packages that others import and the site never uses: `firebase/database`, which ReactFire
 * lists in a table when it is loaded, `re2js`, which Firestore calls for the regular expressions of
 * pipelines, and `hoist-non-react-statics`, which Emotion calls in `withTheme`.
 */
const absent = undefined;

export {
  // oxlint-disable-next-line import/no-default-export -- as Emotion imports it
  absent as default,
  absent as get,
  absent as off,
  absent as onChildAdded,
  absent as onChildChanged,
  absent as onChildMoved,
  absent as onChildRemoved,
  absent as onValue,
  absent as RE2JS,
};
