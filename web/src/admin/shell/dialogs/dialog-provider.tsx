import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { ConfirmContext, type Question } from './confirm-context.ts';

interface Asked extends Question {
  readonly answer: (agreed: boolean) => void;
}

/** Stops the second click of a double click beside the dialog or menu that the first click opened: it would close it. */
function stopSecondClick(event: MouseEvent): void {
  const beside = '.MuiDialog-container, .MuiBackdrop-root';
  if (event.detail > 1 && (event.target as Element).matches(beside)) event.stopPropagation();
}

/** Shows the dialogs of `useConfirm`, one at a time. */
export function DialogProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    document.addEventListener('click', stopSecondClick, true);
    return () => document.removeEventListener('click', stopSecondClick, true);
  }, []);

  const confirm = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        setAsked({
          ...question,
          answer: (agreed) => {
            setOpen(false);
            resolve(agreed);
          },
        });
        setOpen(true);
      }),
    [],
  );

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <Dialog
          open={open}
          onClose={() => asked.answer(false)}
          role="alertdialog"
          aria-labelledby="question"
          aria-describedby={asked.text ? 'question-text' : undefined}
        >
          <DialogTitle id="question">{asked.title}</DialogTitle>
          {asked.text && (
            <DialogContent>
              <DialogContentText id="question-text">{asked.text}</DialogContentText>
            </DialogContent>
          )}
          <DialogActions>
            <Button onClick={() => asked.answer(false)}>{asked.decline ?? 'Cancel'}</Button>
            <Button
              variant="contained"
              color={asked.destructive ? 'error' : 'primary'}
              onClick={() => asked.answer(true)}
            >
              {asked.agree}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </ConfirmContext>
  );
}
