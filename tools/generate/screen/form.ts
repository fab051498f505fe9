import type { ClientCall } from '../clientCalls.ts';
import { clientCallOf } from '../clientCalls.ts';
import {
  isNullable,
  LONGEST_TEXT,
  operations,
  resolved,
  schemaOf,
  typeOf,
  type Operation,
  type Schema,
} from '../contract.ts';
import { asLabel } from '../words.ts';

/** A field of the form, at its place in what is sent: `['newUser', 'Email']`. */
export interface FormField {
  readonly at: readonly string[];
  readonly label: string;
  readonly kind: 'line' | 'text' | 'email' | 'tel' | 'yesNo' | 'number' | 'date' | 'choice';
  readonly choices: readonly string[];
  /** Must be filled before it is sent. */
  readonly required: boolean;
  readonly nullable: boolean;
  /** What the contract gives as an example. */
  readonly example: unknown;
}

export interface Form {
  readonly call: ClientCall;
  readonly operation: Operation;
  readonly schema: string;
  readonly fields: readonly FormField[];
  /** What is sent where nothing was entered, as code. */
  readonly pristine: string;
}

function fieldKind(name: string, schema: Schema): FormField['kind'] | null {
  const type = typeOf(schema);
  if (type === 'boolean') return 'yesNo';
  if (type === 'integer' || type === 'number') return 'number';
  if (type !== 'string') return null;
  if (schema.enum !== undefined) return 'choice';
  if (schema.format === 'date-time') return 'date';
  if (/email/i.test(name)) return 'email';
  if (/mobile|phone/i.test(name)) return 'tel';
  return (schema.maxLength ?? 0) > LONGEST_TEXT ? 'text' : 'line';
}

function emptyValue(kind: FormField['kind'], nullable: boolean, choices: readonly string[]): string {
  if (nullable) return 'null';
  if (kind === 'yesNo') return 'false';
  if (kind === 'number') return '0';
  return kind === 'choice' ? `'${choices[0] ?? ''}'` : "''";
}

function fieldOf(
  schema: Schema,
  property: Schema,
  at: readonly string[],
  example: unknown,
): FormField | null {
  const name = at.at(-1) ?? '';
  const kind = fieldKind(name, property);
  const nullable = isNullable(property);
  return kind === null
    ? null
    : {
        at,
        label: asLabel(name),
        kind,
        choices: property.enum ?? [],
        required: !nullable && (property.minLength ?? 0) > 0 && (schema.required?.includes(name) ?? false),
        nullable,
        example: at.reduce<unknown>((value, step) => Object(value)[step], example),
      };
}

/** The fields of what an operation sends, and its empty value; null where plain fields cannot make it. */
function formOf(operation: Operation, call: ClientCall): Form | null {
  const { body } = operation;
  if (body === null || !call.variable?.startsWith('body:')) return null;
  const fields: FormField[] = [];
  /** The empty value of an object, whose fields are noted; objects in it one level deep. */
  const read = (schema: Schema, before: readonly string[]): string | null => {
    const parts: string[] = [];
    for (const [name, raw] of Object.entries(schema.properties ?? {})) {
      const property = resolved(raw);
      const required = schema.required?.includes(name) ?? false;
      const field = fieldOf(schema, property, [...before, name], body.example);
      if (field !== null) {
        fields.push(field);
        if (required || field.kind === 'yesNo')
          parts.push(`${name}: ${emptyValue(field.kind, field.nullable, field.choices)}`);
      } else if (required) {
        const inner = typeOf(property) === 'array' ? '[]' : before.length > 0 ? null : read(property, [name]);
        if (inner === null) return null;
        parts.push(`${name}: ${inner}`);
      }
    }
    return `{ ${parts.join(', ')} }`;
  };
  const pristine = read(schemaOf(body.schema), []);
  return pristine === null || !fields.some(({ required }) => required)
    ? null
    : { call, operation, schema: body.schema, fields, pristine };
}

/** The form of the operation that adds one of what is listed: named so by the contract. */
export function creationOf(list: Operation): Form {
  for (const operation of operations) {
    if (operation.tag !== list.tag || operation.path.includes('{')) continue;
    if (!/^(create|register|invite|add)/.test(operation.id)) continue;
    const form = formOf(operation, clientCallOf(operation.verb, operation.path));
    if (form !== null) return form;
  }
  throw new Error(
    `The contract has no operation that adds one of what ${list.id} lists by a form of plain fields.`,
  );
}
