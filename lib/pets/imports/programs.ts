import type { SheetKey } from './columns'

/** A program of shelters whose exports are known by their titles, as `headerKey` writes them. */
export interface Program {
  name: string
  /** Titles that together no other sheet has. */
  marks: readonly string[]
  /** What its titles mean where that is not what the title says; null for columns to leave out. */
  columns: Readonly<Record<string, SheetKey | null>>
}

/**
 * Programs of shelters. Animal Shelter Manager: its published lists of fields for import and export. The columns of
 * Shelterluv's and PetPoint's reports can be chosen there; these are their own names for them.
 */
export const PROGRAMS: readonly Program[] = [
  {
    name: 'Animal Shelter Manager',
    marks: ['animalname', 'sheltercode', 'speciesname'],
    columns: {
      id: null,
      animaltypename: null,
      speciesname: 'type',
      breedname: 'breedId',
      breedname1: null,
      breedname2: null,
      basecolourname: 'colorId',
      sexname: 'gender',
      animalage: 'age',
      agegroup: null,
      dateofbirth: 'birth',
      sizename: 'size',
      coattypename: 'coat',
      neutered: null,
      neuteredname: 'castrated',
      ishousetrainedname: 'houseTrained',
      hasspecialneedsname: 'specialNeeds',
      isgoodwithchildrenname: 'children',
      isgoodwithdogsname: 'dogs',
      isgoodwithcatsname: 'cats',
      websitemedianotes: 'description',
      animalcomments: 'description',
      shortcode: null,
      websitemedianame: null,
      deceaseddate: 'left',
      activemovementtypename: 'status',
      archived: 'adopted',
      nonshelteranimal: 'adopted',
      isnotavailableforadoption: 'adopted',
      hasactivereserve: 'adopted',
    },
  },
  {
    name: 'Animal Shelter Manager',
    marks: ['animalname', 'animalspecies', 'animalbreed1'],
    columns: {
      animalcode: 'code',
      animaltype: null,
      animalspecies: 'type',
      animalbreed1: 'breedId',
      animalbreed2: 'breed2',
      animalcolor: 'colorId',
      animalsex: 'gender',
      animalage: 'age',
      animaldob: 'birth',
      animalsize: 'size',
      animalcoattype: 'coat',
      animalneutered: 'castrated',
      animalhousetrained: 'houseTrained',
      animalhasspecialneeds: 'specialNeeds',
      animalgoodwithkids: 'children',
      animalgoodwithdogs: 'dogs',
      animalgoodwithcats: 'cats',
      animaldescription: 'description',
      animalcomments: 'description',
      animalimage: 'photos',
      animaldeceaseddate: 'left',
      animalnotforadoption: 'adopted',
      animalnonshelter: 'adopted',
    },
  },
  {
    name: 'PetPoint',
    marks: ['animal', 'animalname', 'primarybreed'],
    columns: {
      animal: 'code',
      arn: null,
      animaltype: 'type',
      ageasmonths: null,
      stage: 'status',
      danger: null,
    },
  },
  {
    name: 'Shelterluv',
    marks: ['animalid', 'name', 'primarybreed'],
    columns: { id: null, internalid: null, intakedate: null, coverphoto: 'photos' },
  },
]
