export default import.meta.glob<string>('../../../../../src/starboard/texts/pl/web-first.ftl', { query: '?raw', import: 'default', eager: true })
