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
import { GeneratorError } from '../errors.ts';
import { asLabel } from '../naming.ts';

/** A field of the form and its path in the request body: `['newUser', 'Email']`. */
export interface FormField {
  readonly at: readonly string[];
  readonly label: string;
  readonly kind: 'line' | 'text' | 'email' | 'tel' | 'yesNo' | 'number' | 'date' | 'choice';
  readonly choices: readonly string[];
  /** Whether the form needs a value to submit. */
  readonly required: boolean;
  readonly nullable: boolean;
  /** The contract's example. */
  readonly example: unknown;
}

export interface Form {
  readonly call: ClientCall;
  readonly operation: Operation;
  readonly schema: string;
  readonly fields: readonly FormField[];
  /** The initial value, as code. */
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

/** Returns the fields of a request body and its empty value; null if plain fields cannot express it. */
function formOf(operation: Operation, call: ClientCall): Form | null {
  const { body } = operation;
  if (body === null || !call.variable?.startsWith('body:')) return null;
  const fields: FormField[] = [];
  /** Collects an object's fields, nested objects one level deep, and returns its empty value. */
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

/** @throws Error where the same input, sent again after a lost reply, would be another write. */
export function requireKeptKeys(id: string, { from, name, keepsKeys }: ClientCall): void {
  if (keepsKeys) return;
  throw new GeneratorError(
    `${from}.${name} takes no kept keys, so ${id}, sent again after a lost reply, could add an item twice. Let it take them, like documentFilterMutations.create.`,
  );
}

/** Returns the form of the operation that adds an item to the list, found by its operation id. */
export function creationOf(list: Operation): Form {
  for (const operation of operations) {
    if (operation.tag !== list.tag || operation.path.includes('{')) continue;
    if (!/^(create|register|invite|add)/.test(operation.id)) continue;
    const form = formOf(operation, clientCallOf(operation.verb, operation.path));
    if (form === null) continue;
    requireKeptKeys(operation.id, form.call);
    return form;
  }
  throw new GeneratorError(
    `The contract has no operation that adds an item to ${list.id} from plain fields. Write its screen by hand.`,
  );
}
