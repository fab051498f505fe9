import '@countersign/ui/theme/sheets';
import './Form.css.ts';
import './Layout.css.ts';
import './Letter.css.ts';
import { enhance } from './enhance.ts';

enhance(document);
