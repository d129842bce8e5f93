import { XMLParser, XMLValidator } from 'fast-xml-parser';
