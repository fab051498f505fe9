const clientCharacters = /^[A-Za-z0-9 ,.'&]*$/;

/** Whether a client name or contact holds only letters, digits, spaces and `, . ' &`. */
export function hasClientCharacters(value: string): boolean {
  return clientCharacters.test(value);
}

/** A person as shown everywhere: given name, then surname. */
export function fullName(person: { GivenName: string; Surname: string }): string {
  return `${person.GivenName} ${person.Surname}`.trim();
}
