import { asLabel, capitalised, singular, withArticle } from '../naming.ts';

const errorResponses = (more: readonly string[]) =>
  [
    "'400': { $ref: ../responses/BadRequest.yaml }",
    "'401': { $ref: ../responses/Unauthorized.yaml }",
    "'403': { $ref: ../responses/Forbidden.yaml }",
    ...more,
    "'429': { $ref: ../responses/TooManyRequests.yaml }",
    'default: { $ref: ../responses/Failure.yaml }',
  ]
    .map((line) => `      ${line}\n`)
    .join('');

const answers = (description: string, schema: string) => `    responses:
      '200':
        description: ${description}
        content:
          application/json:
            schema: { $ref: ../schemas/${schema}.yaml }
`;

function schema(title: string, description: string, properties: Readonly<Record<string, string>>): string {
  return `title: ${title}
description: ${description}
type: object
additionalProperties: false
required: [${Object.keys(properties).join(', ')}]
properties:
${Object.entries(properties)
  .map(([name, text]) => `  ${name}:\n${text}`)
  .join('')}`;
}

/** Writes a paged list with search and sorting, the schema of an item, and the call that adds one; x-roles limits both. */
export function contractFiles(noun: string): Record<string, string> {
  const one = singular(noun);
  const One = capitalised(one);
  const Noun = capitalised(noun);
  const plural = asLabel(noun).toLowerCase();
  const label = asLabel(one).toLowerCase();
  const id = `    type: integer
    minimum: 1
    maximum: 2147483647
    description: ${asLabel(one)} id.
    examples: [7]
`;
  const name = `    type: string
    minLength: 1
    maxLength: 200
    description: Name.
    examples: [First ${label}]
`;
  const access = `    tags: [${noun}]
    x-extension: true
    x-roles: [Administrator]
`;
  return {
    [`openapi/paths/${noun}.yaml`]: `/${noun}/:
  get:
    operationId: list${Noun}
${access}    summary: Lists ${plural}
    description: Lists ${plural}.
    parameters:
      - { $ref: ../parameters.yaml#/searchTerm }
      - { $ref: ../parameters.yaml#/pageNumber }
      - { $ref: ../parameters.yaml#/itemsPerPage }
      - { $ref: ../parameters.yaml#/sortDirection }
      - name: sortField
        in: query
        description: The field to sort by.
        schema:
          type: string
          enum: [Name]
        example: Name
${answers(`One page of ${plural}.`, `${One}List`)}${errorResponses([])}  post:
    operationId: create${One}
${access}    summary: Adds ${withArticle(label)}
    description: Adds ${withArticle(label)}.
    parameters:
      - { $ref: ../parameters.yaml#/idempotencyKey }
    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: ../schemas/New${One}.yaml }
${answers(`${capitalised(withArticle(label))} of the firm.`, One)}${errorResponses([
      "'409': { $ref: ../responses/Conflict.yaml }",
      "'422': { $ref: ../responses/Unprocessable.yaml }",
    ])}`,
    [`openapi/schemas/${One}.yaml`]: schema(One, `${capitalised(withArticle(label))} of the firm.`, {
      Id: id,
      Name: name,
    }),
    [`openapi/schemas/New${One}.yaml`]: schema(`New${One}`, `${capitalised(withArticle(label))} to add.`, {
      Name: name,
    }),
    [`openapi/schemas/${One}List.yaml`]: schema(`${One}List`, `One page of ${plural}.`, {
      Items: `    type: array
    maxItems: 200
    description: The ${plural} on this page, in the requested order.
    items: { $ref: ./${One}.yaml }
`,
      TotalItems: `    type: integer
    minimum: 0
    maximum: 2147483647
    description: Total number of matching ${plural}.
    examples: [1]
`,
    }),
  };
}

/** Adds the resource's tag and path to the contract. */
export function withPaths(portal: string, noun: string): string {
  const tag = `  - name: ${noun}\n    description: ${asLabel(noun)} of the firm.\n`;
  const line = `  /${noun}/: { $ref: ./paths/${noun}.yaml#/~1${noun}~1 }\n`;
  if (portal.includes(line)) return portal;
  return portal
    .replace(/^paths:\n/m, `${tag}paths:\n`)
    .replace(/^paths:\n(?:(?: {2}.*| {4}.*)\n)+/m, `$&${line}`);
}
