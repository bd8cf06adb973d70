export default import.meta.glob<string>('../../../../../src/starboard/texts/uk/web-first-carcassonne.ftl', { query: '?raw', import: 'default', eager: true })
