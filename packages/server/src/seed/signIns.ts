/** The demo's fixed sign-ins; the same password for all. Printed at the start and shown on the desk. */
export const demoPassword = 'Portal#2026';

export interface SignIn {
  email: string;
  givenName: string;
  surname: string;
  /** Description of the role. */
  role: string;
}

export const demoSignIns = [
  { email: 'admin@demo.test', givenName: 'Amelia', surname: 'Hart', role: 'Administrator' },
  { email: 'employee@demo.test', givenName: 'Ethan', surname: 'Walsh', role: 'Employee' },
  { email: 'owner@demo.test', givenName: 'Imogen', surname: 'Finch', role: 'Administrator and Owner' },
  { email: 'signer@demo.test', givenName: 'Olivia', surname: 'Nguyen', role: 'Account holder of a client' },
  {
    email: 'admin@other.test',
    givenName: 'Marcus',
    surname: 'Doyle',
    role: 'Administrator of the second firm',
  },
] as const satisfies readonly SignIn[];
