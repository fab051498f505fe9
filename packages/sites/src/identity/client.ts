import '@countersign/ui/theme/sheets';
import './Form.module.css';
import './Layout.module.css';
import './Letter.module.css';
import { enhance } from './enhance.ts';

enhance(document);
