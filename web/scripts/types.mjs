// Turns the server's schema (stdin) into src/lib/protocol.ts; with --check says whether that file is current.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const target = fileURLToPath(new URL('../src/lib/protocol.ts', import.meta.url))
const { openapi, socket } = JSON.parse(readFileSync(0, 'utf8'))

function typeOf(schema) {
  if (schema.$ref) return schema.$ref.split('/').at(-1)
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return variants.map(typeOf).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ')
  switch (schema.type) {
    case 'integer':
    case 'number':
      return 'number'
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type
    case 'array': {
      const item = typeOf(schema.items ?? {})
      return item.includes(' ') ? `(${item})[]` : `${item}[]`
    }
    case 'object':
      // not Record<…>: the schema has a Record of its own
      return `{ [key: string]: ${schema.additionalProperties ? typeOf(schema.additionalProperties) : 'unknown'} }`
    default:
      return 'unknown'
  }
}

function comment(schema, indent = '') {
  const lines = schema.description
    ?.trim()
    .split('\n')
    .map((line) => line.trim())
  return lines ? `${indent}/** ${lines.join(`\n${indent} * `)} */\n` : ''
}

// Games make these and declare them (src/splittable/core/shown.py); the server only passes them on.
const FROM_GAMES = {
  view: 'View',
  'ReplayStep.view': 'Partial<View>',
  events: 'GameEvent[]',
  breakdown: 'ScoreLine[][]',
}

function fieldType(owner, field, schema) {
  return FROM_GAMES[`${owner}.${field}`] ?? FROM_GAMES[field] ?? typeOf(schema)
}

function declaration(name, schema) {
  if (!schema.properties) return `${comment(schema)}export type ${name} = ${typeOf(schema)}\n`
  const required = new Set(schema.required ?? [])
  const fields = Object.entries(schema.properties).map(
    ([field, of]) =>
      `${comment(of, '  ')}  ${field}${required.has(field) ? '' : '?'}: ${fieldType(name, field, of)}\n`,
  )
  return `${comment(schema)}export interface ${name} {\n${fields.join('')}}\n`
}

const schemas = { ...openapi.components.schemas, ...socket.definitions }
const declarations = Object.keys(schemas)
  .sort()
  .map((name) => declaration(name, schemas[name]))
const head = `// Generated from the server's schema by \`make web-types\`. Do not edit.
import type { GameEvent, View } from './position.ts'
import type { ScoreLine } from './shown.ts'
`
const text = `${head}\n${declarations.join('\n')}`

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('web/src/lib/protocol.ts is not what the server speaks; run `make web-types`')
    process.exit(1)
  }
} else {
  writeFileSync(target, text)
}
