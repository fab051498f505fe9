import { Button } from '../components/Button/Button.js';
import { Link } from '../components/Link/Link.js';
import { PasswordField } from '../components/PasswordField/PasswordField.js';
import { Stack } from '../components/Stack/Stack.js';
import { TextField } from '../components/TextField/TextField.js';
import { PublicPage } from '../patterns/PublicPage/PublicPage.js';
import * as styles from './ThemeLab.css.js';

interface LabSignInProps {
  firm: string;
}

/** Shows the firm's sign-in, as its clients see it. */
export function LabSignIn({ firm }: LabSignInProps) {
  return (
    <div className={styles.front}>
      <PublicPage
        title="Sign in"
        brand={{
          name: firm,
          splashTitle: `Welcome to ${firm}`,
          splashMessage:
            'Your returns, statements and signatures in one place. Call us on (03) 5550 0142 if anything looks unfamiliar.',
        }}
      >
        <Stack gap={16}>
          <TextField
            label="Email"
            type="email"
            autoComplete="off"
            size="large"
            defaultValue="margaret@corriedalepastoral.example"
          />
          <PasswordField label="Password" size="large" aside={<Link href="#forgot">Forgot password?</Link>} />
          <Button variant="primary" size="large" fullWidth>
            Sign in
          </Button>
        </Stack>
      </PublicPage>
    </div>
  );
}
