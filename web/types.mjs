// Makes src/lib/protocol.ts from docs/protocol.schema.json: `npm run types`.
import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const text = readFileSync(process.argv[2] ?? '../docs/protocol.schema.json', 'utf8')
// The compiler knows references and tuples only by their older names.
const older = (name, value) =>
  value?.prefixItems ? { ...value, prefixItems: undefined, items: value.prefixItems, additionalItems: false } : value
const schema = JSON.parse(text.replaceAll('#/$defs/', '#/definitions/'), older)
const definitions = schema.definitions ?? schema.$defs
const all = {
  title: 'Protocol',
  type: 'object',
  properties: Object.fromEntries(Object.keys(definitions).map((name) => [name, { $ref: `#/definitions/${name}` }])),
  definitions,
}
const types = await compile(all, 'Protocol', {
  additionalProperties: false,
  bannerComment: '// Made from docs/protocol.schema.json by `npm run types`: do not change by hand.',
  style: { semi: false, singleQuote: true },
})
writeFileSync('src/lib/protocol.ts', types)
