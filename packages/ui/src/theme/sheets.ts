/** Fonts, reset and every theme's values: imported once by a page that renders without `ThemeProvider`. */
import './fonts.css';
import './reset.css.js';
import './themes.css.js';
