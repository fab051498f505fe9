/** The numeric action types of a document. */
export const actionTypes = {
  none: 1,
  sign: 2,
  secureSign: 3,
  signed: 4,
  clickToSign: 5,
  adobeSign: 6,
  adobeSecureSign: 7,
  declined: 8,
} as const;

export type ActionTypeName = keyof typeof actionTypes;
export type ActionType = (typeof actionTypes)[ActionTypeName];

const { none, sign, secureSign, signed, clickToSign, adobeSign, adobeSecureSign, declined } = actionTypes;

const allTypes: readonly ActionType[] = Object.values(actionTypes);

/** The action type of a stored number. Throws for a number that is none. */
export function parseActionType(value: number): ActionType {
  const type = allTypes.find((each) => each === value);
  if (type === undefined) throw new RangeError(`There is no action type ${value}.`);
  return type;
}

/** Types that wait for signatures. */
export const waitingTypes: readonly ActionType[] = [
  sign,
  secureSign,
  clickToSign,
  adobeSign,
  adobeSecureSign,
];
/** Types whose signers get a PIN: those whose calls take one. SIGN and secure-sign have no such calls yet. */
export const pinTypes: readonly ActionType[] = [clickToSign];
/** Types of the external service. */
export const externalTypes: readonly ActionType[] = [adobeSign, adobeSecureSign];

/** Every change of type there is. SIGN is read, never written. */
const nextTypes: Readonly<Record<ActionType, readonly ActionType[]>> = {
  [none]: [clickToSign, secureSign, adobeSign, adobeSecureSign],
  [sign]: [signed, declined, none],
  [secureSign]: [signed, declined, none],
  [clickToSign]: [signed, declined, none],
  [adobeSign]: [signed, declined, none],
  [adobeSecureSign]: [signed, declined, none],
  [signed]: [],
  [declined]: [none],
};

export function canTransition(from: ActionType, to: ActionType): boolean {
  return nextTypes[from].includes(to);
}

export function isWaiting(type: ActionType): boolean {
  return waitingTypes.includes(type);
}
