/** How to see, correct or erase what is stored. */
export const rights = 'To see, correct or erase your details, write to';
