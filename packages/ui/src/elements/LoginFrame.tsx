import * as styles from './ClientLogin.css.js';

interface LoginFrameProps {
  href: string;
  display: 'link' | 'frame';
  label: string;
}

/** Renders the client login: a link styled as a button, or the sign-in in a frame. */
export function LoginFrame({ href, display, label }: LoginFrameProps) {
  return display === 'frame' ? (
    <iframe className={styles.frame} src={href} title={label} referrerPolicy="origin" />
  ) : (
    <a className={styles.link} href={href}>
      {label}
    </a>
  );
}
