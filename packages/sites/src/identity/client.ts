import '@countersign/ui/theme';
import './Form.css.ts';
import './Layout.css.ts';
import './Letter.css.ts';
import { enhance } from './enhance.ts';

enhance(document);
