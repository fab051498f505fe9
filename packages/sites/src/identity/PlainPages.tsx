import styles from './Form.module.css';

export interface SigningOutPageProps {
  action: string;
  fields: readonly { name: string; value: string }[];
}

/** Ends the session: submitted by the script at once, or by the button without script. */
export function SigningOutPage({ action, fields }: SigningOutPageProps) {
  return (
    <>
      <h1 className={styles.heading}>Signing out</h1>
      <form className={styles.form} method="post" action={action} data-send-at-once="">
        {fields.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className={styles.submit} type="submit">
          Sign out
        </button>
      </form>
    </>
  );
}

export interface MessagePageProps {
  title: string;
  text: string;
  link: { href: string; text: string } | null;
}

/** Renders a final page: signed out, expired, or denied. */
export function MessagePage({ title, text, link }: MessagePageProps) {
  return (
    <>
      <div>
        <h1 className={styles.heading}>{title}</h1>
        <p className={styles.intro}>{text}</p>
      </div>
      {link === null ? null : (
        <a className={styles.submit} href={link.href}>
          {link.text}
        </a>
      )}
    </>
  );
}
