// Sentences in Fluent syntax, with the same functions as src/splittable/core/fluent.py.
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentVariable } from '@fluent/bundle'
import type { You } from './wordTypes.ts'

export type Value = string | number | boolean | readonly (string | You)[]
export type Given = Record<string, Value>
type Options = Record<string, unknown>

class Names extends FluentType<readonly (string | You)[]> {
  toString(): string {
    return this.value.filter((name) => typeof name === 'string').join(', ') // LIST writes a list properly
  }
}

function variable(value: Value): FluentVariable {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false })
  return typeof value === 'string' ? value : new Names(value)
}

// A message, or with a dot one of its attributes; undefined if there is none.
export function format(bundle: FluentBundle, key: string, given: Given = {}): string | undefined {
  const [name = '', ending] = key.split('.')
  const message = bundle.getMessage(name)
  const pattern = ending ? message?.attributes[ending] : message?.value
  if (!pattern) return undefined
  const values = Object.fromEntries(Object.entries(given).map(([each, value]) => [each, variable(value)]))
  return bundle.formatPattern(pattern, values, [])
}

function digits(options: Options, usual?: number): Intl.NumberFormatOptions {
  if (options.significant !== undefined) return { maximumSignificantDigits: Number(options.significant) }
  const count = options.digits === undefined ? usual : Number(options.digits)
  return count === undefined ? {} : { minimumFractionDigits: count, maximumFractionDigits: count }
}

function listed(names: readonly (string | You)[], say: (key: string, given?: Given) => string): string {
  const said = names.map((name) => (typeof name === 'string' ? name : say('list_you')))
  const last = said.pop() ?? ''
  if (!said.length) return last
  return say('list_last', { start: said.reduce((start, next) => say('list_more', { start, next })), next: last })
}

export function bundleOf(language: string, ...sources: string[]): FluentBundle {
  const say = (key: string, given?: Given): string => format(bundle, key, given) ?? ''
  const written = (value: number, options: Options) =>
    new Intl.NumberFormat(language, { useGrouping: false, ...digits(options, 0) }).format(value)
  const functions = {
    NUMBER: ([value]: unknown[], options: Options) => {
      const type = String(options.type) === 'ordinal' ? { type: 'ordinal' } : {}
      return new FluentNumber(Number(value), { useGrouping: false, ...digits(options), ...type })
    },
    PERCENT: ([value]: unknown[], options: Options) =>
      say('percent', { number: written(100 * Number(value), options) }),
    SIGNED: ([value]: unknown[], options: Options) =>
      (Number(value) < 0 ? '−' : '+') + written(Math.abs(Number(value)), options),
    LIST: ([names]: unknown[]) => listed(names instanceof Names ? names.value : [String(names)], say),
    CAPITAL: ([text]: unknown[]) => String(text).charAt(0).toLocaleUpperCase(language) + String(text).slice(1),
    LOWER: ([text]: unknown[]) => String(text).toLocaleLowerCase(language),
  }
  const bundle: FluentBundle = new FluentBundle(language, { useIsolating: false, functions })
  for (const source of sources) bundle.addResource(new FluentResource(source))
  return bundle
}
