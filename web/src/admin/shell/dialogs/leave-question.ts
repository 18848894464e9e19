/** What is asked before typed changes are lost; its text says which. */
export const leaveQuestion = {
  title: 'Leave without saving?',
  agree: 'Discard changes',
  decline: 'Keep editing',
  destructive: true,
};
