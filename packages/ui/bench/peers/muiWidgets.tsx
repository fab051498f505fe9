import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { fiveHundred, reactWidget, words } from '../widgets/reactWidget.tsx';

function MuiDialog({ open }: { open: boolean }) {
  return (
    <Dialog open={open} aria-labelledby="title">
      <DialogTitle id="title">{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{words.text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button>{words.no}</Button>
        <Button color="error">{words.yes}</Button>
      </DialogActions>
    </Dialog>
  );
}

export const mui = {
  dialog: reactWidget(MuiDialog, '[role="dialog"]'),
  buttons: reactWidget(
    fiveHundred(({ children }) => <Button variant="outlined">{children}</Button>),
    'button',
  ),
};
