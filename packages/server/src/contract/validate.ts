import type { ContractDocument } from '@countersign/api-client/contract/documents';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Problem, type FieldError } from '../errors.ts';
import { isOneLine, messages } from '@countersign/api-client/rules';
import type { JsonSchema, Operation, Parameter } from './operations.ts';

export interface OperationChecks {
  /** Throws a Problem 400; returns path and query values in the contract's types, defaults filled in. */
  parameters(place: 'path' | 'query', values: unknown): Record<string, unknown>;
  /** Throws a Problem 400 that lists the fields. */
  body(value: unknown): void;
  /**
   * Throws a Problem 400; returns the fields of a multipart body in the contract's types, without those that it does
   * not know. The form's file is on its way still.
   */
  form(fields: ReadonlyMap<string, string>): Record<string, unknown>;
  /** Returns the violation in one of our responses, or null. */
  reply(status: number, value: unknown): string | null;
}

/** The contract's format of names that are stored. */
const ONE_LINE = 'one-line';

function fieldErrors(prefix: string, errors: readonly ErrorObject[] | null | undefined): FieldError[] {
  return (errors ?? []).slice(0, 20).map((error) => ({
    path: `${prefix}${error.instancePath}`.slice(0, 300),
    message: (error.message ?? 'is not valid').slice(0, 300),
  }));
}

/** The contract's own sentence for a parameter with an invalid value. */
function sentenceOf(parameters: readonly Parameter[], [error]: readonly ErrorObject[]): string | null {
  const name = error?.instancePath.split('/')[1];
  return parameters.find((parameter) => parameter.name === name)?.sentence ?? null;
}

function isNotOneLine({ keyword, params }: ErrorObject): boolean {
  return keyword === 'format' && params['format'] === ONE_LINE;
}

/** The contract's own sentence for a text that is too long. */
function tooLongSentence({ keyword, parentSchema }: ErrorObject): string | null {
  const sentence: unknown = parentSchema?.['x-sentence-too-long'];
  return keyword === 'maxLength' && typeof sentence === 'string' ? sentence : null;
}

function refuse(errors: FieldError[], [failed]: readonly ErrorObject[] = []): never {
  const sentence =
    failed === undefined ? null : isNotOneLine(failed) ? messages.notOneLine : tooLongSentence(failed);
  throw new Problem('requestInvalid', { errors, ...(sentence !== null && { sentence }) });
}

/** A parameter's schema is compiled outside of the document `name`, so its references must say where they lead. */
function withAbsoluteRefs(schema: unknown, name: string): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withAbsoluteRefs(each, name));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && String(value).startsWith('#')
        ? `${name}${String(value)}`
        : withAbsoluteRefs(value, name),
    ]),
  );
}

function objectSchema(parameters: readonly Parameter[], name: string): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map((parameter) => [parameter.name, withAbsoluteRefs(parameter.schema, name)]),
    ),
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
  };
}

/** The contract's own schemas are checked when it is linted, not at each start. An error names the schema that it fails. */
const options = {
  strict: false,
  allErrors: false,
  validateFormats: true,
  validateSchema: false,
  verbose: true,
} as const;

/** Compiles the checks of one contract; each schema on its first use, for most calls are never made in a test. */
export function createChecks(
  contract: ContractDocument,
  name: string,
): (operation: Operation) => OperationChecks {
  const ajv = new Ajv2020(options);
  const coercing = new Ajv2020({ ...options, coerceTypes: 'array', useDefaults: true });
  const ofForms = new Ajv2020({ ...options, coerceTypes: true, removeAdditional: true });
  addFormats(ajv);
  addFormats(coercing);
  ajv.addFormat(ONE_LINE, isOneLine);
  ajv.addSchema(contract, name);
  coercing.addSchema(contract, name);
  ofForms.addSchema(contract, name);
  const compiled = new Map<string, ValidateFunction>();

  function at(pointer: string): ValidateFunction {
    const cached = compiled.get(pointer);
    if (cached !== undefined) return cached;
    const made = ajv.compile({ $ref: `${name}${encodeURI(pointer)}` });
    compiled.set(pointer, made);
    return made;
  }

  function checksOf(operation: Operation): OperationChecks {
    const inPlace = (place: Parameter['in']) =>
      operation.parameters.filter((parameter) => parameter.in === place);
    const lazily = (place: 'path' | 'query') => {
      let check: ValidateFunction | undefined;
      return () => (check ??= coercing.compile(objectSchema(inPlace(place), name)));
    };
    let ofForm: ValidateFunction | undefined;
    const places = { path: lazily('path'), query: lazily('query') };
    return {
      parameters(place, values) {
        const copy: Record<string, unknown> = { ...(typeof values === 'object' ? values : {}) };
        const check = places[place]();
        if (!check(copy)) {
          const sentence = sentenceOf(inPlace(place), check.errors ?? []);
          const errors = fieldErrors(`/${place}`, check.errors);
          throw new Problem('requestInvalid', { errors, ...(sentence !== null && { sentence }) });
        }
        return copy;
      },
      body(value) {
        if (operation.bodyPointer === null) return;
        if (value === undefined || value === null) {
          if (operation.bodyRequired) refuse([{ path: '/body', message: 'is required' }]);
          return;
        }
        const check = at(operation.bodyPointer);
        if (!check(value)) refuse(fieldErrors('/body', check.errors), check.errors ?? []);
      },
      form(fields) {
        if (operation.formPointer === null) throw new Error(`${operation.id} takes no form.`);
        ofForm ??= ofForms.compile({ $ref: `${name}${encodeURI(operation.formPointer)}` });
        const values: Record<string, unknown> = { ...Object.fromEntries(fields), file: '' };
        if (!ofForm(values)) refuse(fieldErrors('/body', ofForm.errors), ofForm.errors ?? []);
        return values;
      },
      reply(status, value) {
        const named = operation.replies.has(String(status)) ? String(status) : 'default';
        const pointer = operation.replies.get(named);
        if (pointer === undefined) return `The contract knows no answer ${status} for ${operation.id}.`;
        if (pointer === null) return null;
        const check = at(pointer);
        if (check(value)) return null;
        return `${operation.id} answered ${status} against its contract: ${ajv.errorsText(check.errors)}`;
      },
    };
  }
  return checksOf;
}
