export default import.meta.glob<string>('../../../../../src/starboard/texts/cs/web-first.ftl', { query: '?raw', import: 'default', eager: true })
