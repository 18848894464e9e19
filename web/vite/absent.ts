/**
 * Stands for packages that Firebase's code imports and the site never uses: `firebase/database`, which
 * ReactFire lists in a table when it is loaded, and `re2js`, which Firestore calls for the regular
 * expressions of pipelines.
 */
const absent = undefined;

export {
  absent as get,
  absent as off,
  absent as onChildAdded,
  absent as onChildChanged,
  absent as onChildMoved,
  absent as onChildRemoved,
  absent as onValue,
  absent as RE2JS,
};
